import type { IncomingMessage } from 'node:http'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { withoutTimeout } from './client-error.ts'
import { createPatience, lookEveryMs, type Pace } from './pace.ts'

/** A form that brings one file, read as it comes. */
export type SingleFileOptions = {
  maxBytes: number
  /** A large file over a slow line may take its time; a trickle is cut. */
  pace: Pace
  /** What the sender is told. */
  refusals: {
    tooLarge(): AppError
    missing(): AppError
    several(): AppError
    /** Cut on the way, or not a form at all. */
    broken(): AppError
  }
}

export type IncomingFile = {
  fieldName: string
  fileName: string
  /** As the browser announces it. */
  typeMime: string
  content: AsyncIterable<Buffer>
  /** Resolves once the rest of the form was read and holds no other file. */
  isAlone(): Promise<void>
}

/** Stands in a scope of its own: no other route reads such forms. */
export async function registerSingleFile(
  scope: FastifyInstance,
  { maxBytes }: Pick<SingleFileOptions, 'maxBytes'>,
): Promise<void> {
  await scope.register(multipart, {
    // The name is judged as sent: a path in it is refused, not cleaned.
    preservePath: true,
    throwFileSizeLimit: false,
    limits: {
      fileSize: maxBytes,
      files: 1,
      fields: 10,
      fieldSize: 1000,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  })
}

/**
 * Gives the file to `use`. After a refusal the request is read to its end, because a browser reads
 * no answer before it has sent everything; past twice the limit it is cut.
 */
export async function withSingleFile<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  options: SingleFileOptions,
  use: (file: IncomingFile) => Promise<T>,
): Promise<T> {
  const { raw } = request
  const { pace } = options
  return withoutTimeout(raw.socket, async () => {
    try {
      return await atPace(raw, pace, readSingleFile(request, reply, options, use))
    } catch (error) {
      // We do not wait for the rest: nothing else can come on this connection.
      if (error instanceof AppError && error.code === 'RequestTimeout')
        reply.header('connection', 'close')
      throw error
    }
  })
}

async function readSingleFile<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  { maxBytes, refusals }: SingleFileOptions,
  use: (file: IncomingFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new AppError('UnsupportedMediaType')
  const patience = 2 * maxBytes + 1024 * 1024
  if (Number(request.headers['content-length']) > patience) {
    reply.header('connection', 'close')
    throw refusals.tooLarge()
  }
  const asRefusal = (error: unknown) => {
    if (error instanceof AppError) return error
    const { code } = error as { code?: unknown }
    return code === 'FST_FILES_LIMIT' ? refusals.several() : refusals.broken()
  }
  const parts = request.parts()
  const next = async () => {
    try {
      const { value, done } = await parts.next()
      return done ? null : value
    } catch (error) {
      throw asRefusal(error)
    }
  }
  let part: MultipartFile | undefined
  try {
    const first = next()
    cutAfter(request.raw, patience)
    for (let found = await first; found && !part; )
      if (found.type === 'file') part = found
      else found = await next()
    if (!part) throw refusals.missing()
    const { file, fieldname, filename, mimetype } = part
    // A small form was read whole before anybody could listen.
    file.once('limit', () => file.destroy(refusals.tooLarge()))
    return await use({
      fieldName: fieldname,
      fileName: filename ?? '',
      typeMime: mimetype,
      content: (async function* () {
        try {
          yield* file
          if (file.truncated) throw refusals.tooLarge()
        } catch (error) {
          throw asRefusal(error)
        }
      })(),
      isAlone: async () => {
        while (await next());
      },
    })
  } catch (error) {
    part?.file.destroy()
    await drain(request.raw)
    throw error
  }
}

/**
 * Rejects when the sender is too slow. Time that we take to store what came does not count. The
 * work ends with the connection, which is closed after the answer.
 */
async function atPace<T>(raw: IncomingMessage, pace: Pace, work: Promise<T>): Promise<T> {
  const { promise: isTooSlow, reject } = Promise.withResolvers<never>()
  const isPatient = createPatience(pace)
  // A request that is injected has no real socket.
  const look = () => ({ at: performance.now(), read: raw.socket.bytesRead ?? 0 })
  let last = look()
  const looking = setInterval(() => {
    const now = look()
    if (raw.readableFlowing && !isPatient(now.at - last.at, now.read - last.read))
      reject(new AppError('RequestTimeout'))
    last = now
  }, lookEveryMs(pace))
  try {
    return await Promise.race([work, isTooSlow])
  } finally {
    clearInterval(looking)
    work.catch(() => {})
  }
}

function cutAfter(raw: IncomingMessage, bytes: number): void {
  let received = 0
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > bytes) raw.destroy()
  })
}

function drain(raw: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (raw.readableEnded || raw.destroyed) return resolve()
    for (const event of ['end', 'close', 'error']) raw.once(event, () => resolve())
    raw.unpipe()
    raw.resume()
  })
}
