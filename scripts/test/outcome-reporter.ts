import type { TestEvent } from 'node:test/reporters'
import { readOutcome } from './outcomes.ts'

/** Writes one line of JSON for each test: the texts of the other reporters are for people. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    for (const outcome of readOutcome(event)) yield `${JSON.stringify(outcome)}\n`
  }
}
