import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { createHttp } from './client.ts'
import { HttpError } from './error.ts'

const context = {
  numeroContrat: () => '20450001',
  securityCode: () => '123456',
  vue: () => null,
  antiForgeryToken: () => 'jeton',
  timezoneOffset: () => -60,
}

/** As much of the browser's request as we use, moved by the test's own hand. */
class FakeRequest {
  sent: { method: string; url: string; form: FormData | null } = { method: '', url: '', form: null }
  headers: Record<string, string> = {}
  upload: { onprogress?: (event: object) => void } = {}
  status = 0
  responseText = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  onloadend?: () => void
  open = (method: string, url: string) => Object.assign(this.sent, { method, url })
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value
  }
  send = (form: FormData) => Object.assign(this.sent, { form })
  abort = () => {
    this.onabort?.()
    this.onloadend?.()
  }
  answer(status: number, responseText = '') {
    Object.assign(this, { status, responseText })
    this.onload?.()
    this.onloadend?.()
  }
}

function setUp() {
  const request = new FakeRequest()
  const never = () => assert.fail('an upload does not go by fetch')
  const http = createHttp(context, never, () => request as unknown as XMLHttpRequest)
  return { http, request, form: new FormData() }
}

/** How to send a file is learned first. */
const begun = async () => {
  await import('./sending.ts')
  await setImmediate()
}

test('R7.57 R7.58 an upload is a POST of the form, with the headers of every request', async () => {
  const { http, request, form } = setUp()
  const done = http.upload('/api/fichiers/upload', form)
  await begun()
  request.answer(200, '{"fileNames":[]}')
  assert.deepEqual(await done, { fileNames: [] })
  assert.deepEqual(request.sent, { method: 'POST', url: '/api/fichiers/upload', form })
  assert.equal(request.headers['x-xsrf-token'], 'jeton')
  assert.equal(request.headers['x-numcontrat'], '20450001')
  assert.equal(request.headers['x-securitycode'], '123456')
  assert.equal(request.headers['user-timezone-offset'], '-60')
  assert.equal(request.headers['cache-control'], 'no-cache, no-store, must-revalidate')
  // The browser writes it, with the boundary between the parts.
  assert.equal('content-type' in request.headers, false)
})

test('progress is told as a percentage, when the length is known', async () => {
  const { http, request, form } = setUp()
  const told: number[] = []
  const done = http.upload('/x', form, { onProgress: (percent) => told.push(percent) })
  await begun()
  request.upload.onprogress?.({ lengthComputable: true, loaded: 5, total: 20 })
  request.upload.onprogress?.({ lengthComputable: false, loaded: 6, total: 0 })
  request.upload.onprogress?.({ lengthComputable: true, loaded: 20, total: 20 })
  request.answer(201)
  assert.equal(await done, undefined)
  assert.deepEqual(told, [25, 100])
})

for (const status of [200, 204, 299, 304])
  test(`R7.61 ${status} is a success`, async () => {
    const { http, request, form } = setUp()
    const done = http.upload('/x', form)
    await begun()
    request.answer(status, '{"a":1}')
    assert.deepEqual(await done, { a: 1 })
  })

test('a refusal is an HttpError with its status, its message and its body', async () => {
  const { http, request, form } = setUp()
  const done = http.upload('/x', form)
  await begun()
  request.answer(415, '{"Messages":["Non"]}')
  await assert.rejects(done, (error) => {
    assert.ok(error instanceof HttpError)
    assert.deepEqual([error.status, error.body], [415, { Messages: ['Non'] }])
    return true
  })
})

test('R8.02 no answer at all is status 0', async () => {
  const { http, request, form } = setUp()
  const done = http.upload('/x', form)
  await begun()
  request.onerror?.()
  await assert.rejects(done, { status: 0, message: 'Impossible de se connecter au serveur' })
})

test('a cancelled upload leaves the network and is not a failure of the server', async () => {
  const { http, form } = setUp()
  const controller = new AbortController()
  const done = http.upload('/x', form, { signal: controller.signal })
  await begun()
  controller.abort()
  await assert.rejects(done, { name: 'AbortError' })
  await assert.rejects(http.upload('/x', form, { signal: controller.signal }), {
    name: 'AbortError',
  })
})
