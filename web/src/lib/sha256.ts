/** SHA-256 in hex. Browsers have their own only on pages that came over HTTPS; the host of a table at home often has none. */

/** The first 32 bits of the fractional parts of square (cube) roots of the first primes. */
function roots(n: number, power: number): number[] {
  const out: number[] = [];
  for (let p = 2; out.length < n; p++) {
    let prime = true;
    for (let d = 2; d * d <= p; d++) if (p % d === 0) prime = false;
    if (prime) out.push(((p ** power % 1) * 2 ** 32) | 0);
  }
  return out;
}

const START = roots(8, 1 / 2);
const K = roots(64, 1 / 3);
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(text: string): string {
  const said = new TextEncoder().encode(text);
  const blocks = Math.ceil((said.length + 9) / 64);
  const view = new DataView(new ArrayBuffer(blocks * 64));
  said.forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(said.length, 0x80);
  view.setUint32(blocks * 64 - 4, said.length * 8);
  const h = [...START];
  for (let block = 0; block < blocks; block++) {
    const w = Array.from({ length: 16 }, (_, i) => view.getInt32(block * 64 + i * 4));
    for (let i = 16; i < 64; i++) {
      const [a, b] = [w[i - 15], w[i - 2]];
      w[i] = (w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))) | 0;
    }
    const v = [...h];
    for (let i = 0; i < 64; i++) {
      const [a, b, c, , e, f, g] = v;
      const one = (v[7] + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      v.pop();
      v.unshift((one + two) | 0);
      v[4] = (v[4] + one) | 0;
    }
    v.forEach((x, i) => (h[i] = (h[i] + x) | 0));
  }
  return h.map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}
