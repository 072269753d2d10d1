/**
 * Preloaded into Node with `--import`: moves `Date` by CLOCK_SHIFT milliseconds, here and in every process that inherits the
 * environment. PGlite takes its time from `Date`, so its `now()` moves too. Timers and `performance` do not.
 */
const shift = Number(process.env['CLOCK_SHIFT'] ?? 0)
const RealDate = Date
const realNow = RealDate.now.bind(RealDate)
const now = (): number => realNow() + shift

if (shift !== 0) {
  RealDate.now = now
  // A proxy, so that dates that Node itself makes are instances of it too.
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  })
}
