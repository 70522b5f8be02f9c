import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** What the network does to its connections. */
export type Weather =
  | "fair"
  /** Breaks the connection when the client says this; the server hears it only if `delivers` is set. */
  | { breaksAt: RegExp; delivers: boolean };

export type TcpProxy = AsyncDisposable & {
  port: number;
  /** For connections that open from now on. */
  weather: Weather;
  /** Refuses connections and breaks open ones. */
  close: () => Promise<void>;
  /** Accepts connections again, on the same port. */
  open: () => Promise<void>;
};

/** A network that can be made to fail, between a client and a server on this machine, given by port or socket path. */
export async function startProxy(target: number | string): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const listener = createServer((client) => {
    const { weather } = proxy;
    const server = dial(target);
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
    carry(client, server, weather);
  });
  const proxy = {
    port: 0,
    weather: "fair" as Weather,
    async close() {
      listener.close();
      for (const socket of sockets) socket.destroy();
      await once(listener, "close");
    },
    async open() {
      listener.listen(proxy.port, host);
      await once(listener, "listening");
    },
    async [Symbol.asyncDispose]() {
      if (listener.listening) await proxy.close();
    },
  };
  await proxy.open();
  proxy.port = (listener.address() as AddressInfo).port;
  return proxy;
}

const host = "127.0.0.1";

const dial = (target: number | string) =>
  typeof target === "number" ? connect(target, host) : connect(target);

function carry(client: Socket, server: Socket, weather: Weather) {
  server.pipe(client);
  if (weather === "fair") return void client.pipe(server);
  client.on("data", (chunk) => {
    const breaks = weather.breaksAt.test(chunk.toString("latin1"));
    if (!breaks || weather.delivers) server.write(chunk);
    if (breaks) client.destroy();
  });
}
