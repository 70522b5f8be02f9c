import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A network between a client and the server at this socket path, which can be made to fail. */
export async function startProxy(target: string) {
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const server = connect(target);
    for (const socket of [client, server]) {
      sockets.add(socket);
      // Broken connections are its purpose; the other half is closed too.
      socket
        .on("error", () => {})
        .once("close", () => {
          sockets.delete(socket);
          client.destroy();
          server.destroy();
        });
    }
    server.pipe(client);
    client.on("data", (chunk) => {
      const { breaks } = proxy;
      const isBreak = breaks?.at.test(chunk.toString("latin1"));
      if (!isBreak) server.write(chunk);
      else if (breaks?.delivers) server.write(chunk, () => client.destroy());
      else client.destroy();
    });
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  const proxy = {
    port,
    /** Breaks the connection when the client says this; the server hears it only if `delivers` is set. */
    breaks: undefined as { at: RegExp; delivers: boolean } | undefined,
    async [Symbol.asyncDispose]() {
      listener.close();
      for (const socket of sockets) socket.destroy();
      await once(listener, "close");
    },
  };
  return proxy;
}
