import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { careful, expectTitleFocus, takeTitleFocus } from './focus.ts'
import { focusWithCare } from './late-focus.ts'

const element = () => Object.assign(new EventTarget(), { isConnected: true })

/** As much of a page as has a focus. */
function createPage() {
  const body = element()
  const page = Object.assign(new EventTarget(), {
    body,
    activeElement: body as object,
    dialog: null as EventTarget | null,
    querySelector: () => page.dialog,
  })
  Object.assign(globalThis, { document: page })
  focusWithCare()
  const title = Object.assign(element(), {
    /** All that is behind a dialog is inert. */
    focus: () => {
      if (!page.dialog) page.activeElement = title
    },
  })
  const press = (type: string, repeat = false) =>
    page.dispatchEvent(Object.assign(new Event(type), { repeat }))
  return { page, title: title as unknown as HTMLElement, press }
}

/** As a title that is drawn. */
function isTaken(page: { activeElement: object }, title: HTMLElement): boolean {
  if (takeTitleFocus()) careful.focus(title)
  return page.activeElement === title
}

after(() => Reflect.deleteProperty(globalThis, 'document'))

test('the title of a new route takes the focus, once', () => {
  createPage()
  assert.equal(takeTitleFocus(), false)
  expectTitleFocus()
  assert.equal(takeTitleFocus(), true)
  assert.equal(takeTitleFocus(), false)
})

for (const [quoi, gesture, isElsewhere, expected] of [
  ['whoever waits', null, false, true],
  ['who was led elsewhere by a dialog that closed', null, true, true],
  ['who pressed a key where they were', 'keydown', false, true],
  ['who went on to something else by keyboard', 'keydown', true, false],
  ['who went on to something else by pointer', 'pointerdown', true, false],
] as const)
  test(`a title that comes late: ${quoi} ${expected ? 'is led to it' : 'keeps it'}`, () => {
    const { page, title, press } = createPage()
    page.activeElement = element()
    expectTitleFocus()
    if (gesture) press(gesture)
    if (isElsewhere) page.activeElement = element()
    assert.equal(isTaken(page, title), expected)
  })

test('a title that comes late takes the focus where nothing has it, whatever was pressed', () => {
  const { page, title, press } = createPage()
  page.activeElement = element()
  expectTitleFocus()
  press('keydown')
  page.activeElement = page.body
  assert.equal(isTaken(page, title), true)
})

test('the key that led there, still held, is no other wish', () => {
  const { page, title, press } = createPage()
  expectTitleFocus()
  press('keydown', true)
  page.activeElement = element()
  assert.equal(isTaken(page, title), true)
})

test('behind a dialog the title waits for it to close', () => {
  const { page, title } = createPage()
  const dialog = new EventTarget()
  page.dialog = dialog
  careful.focus(title)
  assert.equal(page.activeElement, page.body)
  page.dialog = null
  dialog.dispatchEvent(new Event('close'))
  assert.equal(page.activeElement, title)
})

test('a dialog that gives the focus back to what is still there keeps it from the title', () => {
  const { page, title } = createPage()
  const dialog = new EventTarget()
  const button = element()
  page.dialog = dialog
  careful.focus(title)
  page.dialog = null
  page.activeElement = button
  dialog.dispatchEvent(new Event('close'))
  assert.equal(page.activeElement, button)
})
