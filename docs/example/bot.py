import json
import sys

for text in sys.stdin:
    line = json.loads(text)
    if line["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "ten lines"}), flush=True)
    elif line["type"] == "decide":
        question = line["questions"][0]
        print(json.dumps({"type": "answer", "id": line["id"], "kind": question["kind"], "value": question["samples"][0]}), flush=True)
