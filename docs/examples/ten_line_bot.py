import json
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print(json.dumps({"lysander_bot": 1, "type": "ready", "name": "ten lines"}), flush=True)
    elif told["type"] == "decide":
        asked = told["questions"][0]
        print(json.dumps({"lysander_bot": 1, "type": "answer", "id": told["id"], "kind": asked["kind"], "value": asked["samples"][0]}), flush=True)
