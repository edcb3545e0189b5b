// Flies the plans that clouds_geometry.py writes, with the code of the board, and counts values and differences.
import { registerHooks } from "node:module";
import { createInterface } from "node:readline";

// The board's sources name each other without an ending, as its bundler allows.
registerHooks({
  resolve: (name, context, next) => next(name.startsWith(".") && !/\.\w+$/.test(name) ? `${name}.ts` : name, context),
});
const board = (name) => import(new URL(`../web/src/boards/clouds/${name}.ts`, import.meta.url).href);
const [geometry, paths, plans, edit] = await Promise.all(["geometry", "path", "plan", "edit"].map(board));

const MOST_SHOWN = 10;
let [planCount, legCount, pointCount, wayCount, valueCount, faults] = [0, 0, 0, 0, 0, 0];

function same(what, mine, engine) {
  valueCount += Array.isArray(engine) ? engine.flat(2).length : 1;
  if (JSON.stringify(mine) === JSON.stringify(engine)) return;
  faults += 1;
  if (faults <= MOST_SHOWN) console.log(`${what}: the board has ${JSON.stringify(mine)}, the engine ${JSON.stringify(engine)}`);
}

const pose = (p) => [p.x, p.y, p.z, p.heading, p.climb, p.bank];

function tables(t) {
  same("sines", t.sin.map((_, k) => geometry.sin(k)), t.sin);
  same("cosines", t.cos.map((_, k) => geometry.cos(k)), t.cos);
  for (const [a, b, n] of t.rdiv) same(`${a}/${b}`, geometry.rdiv(a, b) + 0, n);
  for (const [a, b, n] of t.difference) same(`difference of ${a} and ${b}`, geometry.difference(a, b), n);
  for (const [x, y, u, v, n] of t.whole) same(`distance of ${x},${y} and ${u},${v}`, geometry.wholeMu({ x, y }, { x: u, y: v }), n);
  for (const [n, dz, c] of t.class) same(`class of ${n} by ${dz}`, paths.climbClass(n, dz), c);
}

function fly(domain, plan) {
  const mover = edit.moverOf(domain);
  const read = plans.read(plan.text);
  const flown = paths.fly(mover, read);
  const where = `${plan.text} from ${pose(mover.pose)} at ${domain.speed}`;
  planCount += 1;
  legCount += flown.length;
  pointCount += plan.points.flat().length;
  same(`${where}: text`, plans.write(read), plan.text);
  same(`${where}: path points`, flown.map((f) => f.points.map((p) => [p.x, p.y, p.h])), plan.points);
  same(`${where}: ends of legs`, flown.map((f) => pose(f.to)), plan.ends);
  same(`${where}: EU`, read.legs.map((leg) => edit.costOf(domain, leg)), plan.costs);
  same(`${where}: end`, pose(paths.endOf(mover, flown, read.bank)), plan.end);
}

/** The ends that can be dragged to are those of the engine's envelope, as far as that has the same plan. */
function reach(domain, engine) {
  for (const way of edit.ways(domain, [])) {
    const text = plans.write({ ...plans.empty(), legs: way.legs });
    if (!(text in engine)) continue;
    wayCount += 1;
    same(`${text}: end of the reach`, pose(way.end), engine[text]);
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const vector = JSON.parse(line);
  if (vector.sin) tables(vector);
  for (const plan of vector.plans ?? []) fly(vector.domain, plan);
  if (vector.ways) reach(vector.domain, vector.ways);
}
console.log(`${planCount} plans compared: ${legCount} legs, ${pointCount} path points, ${wayCount} ends of the reach, ${valueCount} values; ${faults} differences`);
process.exit(faults || !planCount ? 1 : 0);
