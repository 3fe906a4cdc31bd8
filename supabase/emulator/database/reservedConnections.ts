import type { ParameterOrJSON, Sql } from 'postgres';

export interface ReservedConnection {
  /** @throws Error when the connection has ended: nothing of its transaction holds any more */
  unsafe(sql: string, parameters?: unknown[]): ReturnType<Sql['unsafe']>;
  release(): void;
}

interface Connection {
  sql: Sql;
  isLost: boolean;
}

/**
 * Connections that are used by one at a time. The driver's own `reserve` writes to a connection that ended while it was
 * reserved, of which the process dies, and hands it on as if it were open; its pool may keep one that never writes again.
 * @param open makes a client of one connection, which calls `onclose` when that ends
 * @param maxIdle how many are kept open for whoever comes next
 */
export function reservedConnections(open: (onclose: () => void) => Sql, maxIdle: number) {
  const idle: Connection[] = [];

  function connect(): Connection {
    const connection: Connection = { sql: open(() => (connection.isLost = true)), isLost: false };
    return connection;
  }

  function takeIdle(): Connection | undefined {
    let connection = idle.pop();
    while (connection?.isLost) {
      leave(connection);
      connection = idle.pop();
    }
    return connection;
  }

  const leave = ({ sql }: Connection) => sql.end({ timeout: 0 });

  return {
    reserve(): ReservedConnection {
      const connection = takeIdle() ?? connect();
      return {
        unsafe: (sql, parameters = []) => {
          if (connection.isLost) throw new Error('The connection to the database ended.');
          return connection.sql.unsafe(sql, parameters as ParameterOrJSON<never>[]);
        },
        release: () => {
          if (connection.isLost || idle.length >= maxIdle) void leave(connection);
          else idle.push(connection);
        },
      };
    },
    close: () => Promise.all(idle.splice(0).map(leave)),
  };
}
