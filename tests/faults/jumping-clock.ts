/**
 * Loaded into a server before its own code (`node --import`): its clock jumps by CLOCK_JUMP milliseconds at each
 * SIGUSR2, as when an administrator sets it. Timers go on as they do then.
 */
const RealDate = Date;
const jump = Number(process.env.CLOCK_JUMP);
let offset = 0;

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
  offset += jump;
});
