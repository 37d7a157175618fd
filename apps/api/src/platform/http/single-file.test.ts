import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { fastify } from 'fastify'
import { AppError } from './app-error.ts'
import { registerErrorHandling } from './errors.ts'
import { registerRequestLog, requestLogOptions } from './request-log.ts'
import { registerSingleFile, type SingleFileOptions, withSingleFile } from './single-file.ts'

const form: SingleFileOptions = {
  maxBytes: 1000,
  pace: { patienceMs: 15_000, bytesPerSecond: 8192 },
  refusals: {
    tooLarge: () => new AppError('FileTooLarge'),
    missing: () => new AppError('FileMissing'),
    several: () => new AppError('BadRequest'),
    broken: () => new AppError('BadRequest'),
  },
}

test('even at its lowest level the log learns neither the cookie nor the name of the file', async () => {
  let log = ''
  const { logger, ...options } = requestLogOptions('trace')
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk
      done()
    },
  })
  const app = fastify({ ...options, logger: { ...(logger as object), level: 'trace', stream } })
  registerErrorHandling(app)
  registerRequestLog(app, 'trace')
  await registerSingleFile(app, form)
  app.post('/', (request, reply) =>
    withSingleFile(request, reply, form, async (file) => {
      let size = 0
      for await (const chunk of file.content) size += chunk.length
      await file.isAlone()
      return { size, name: file.fileName, field: file.fieldName, type: file.typeMime }
    }),
  )
  const send = (content: string) =>
    app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'multipart/form-data; boundary=b', cookie: 'session=secret' },
      payload: `--b\r\nContent-Disposition: form-data; name="rib"; filename="Martin.pdf"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n--b--\r\n`,
    })
  const answer = await send('x'.repeat(1000))
  assert.deepEqual(answer.json(), {
    size: 1000,
    name: 'Martin.pdf',
    field: 'rib',
    type: 'application/pdf',
  })
  assert.equal((await send('x'.repeat(1001))).statusCode, 413)
  await app.close()
  assert.match(log, /busboy/)
  assert.doesNotMatch(log, /secret|Martin/)
})
