import { clockSays } from "./clock.ts";

/**
 * Loaded into a server before its own code (`node --import`). Its clock jumps at each SIGUSR2, as when an
 * administrator sets it, by the next value of CLOCK_JUMPS in milliseconds, or the last. Timers continue as they do
 * then. At the start it is off by CLOCK_OFFSET, in milliseconds.
 */
const RealDate = Date;
const jumps = (process.env.CLOCK_JUMPS ?? "").split(",").map(Number);
let offset = Number(process.env.CLOCK_OFFSET ?? 0);
let jumped = 0;

class JumpingDate extends RealDate {
  constructor(...time: unknown[]) {
    super(...((time.length > 0 ? time : [JumpingDate.now()]) as [number]));
  }

  static override now() {
    return RealDate.now() + offset;
  }
}

globalThis.Date = JumpingDate as DateConstructor;

process.on("SIGUSR2", () => {
  offset += (jumps.length > 1 ? jumps.shift() : jumps[0]) ?? 0;
  process.stdout.write(`${clockSays} ${++jumped}\n`);
});
