import type { TestEvent } from 'node:test/reporters'
import { type Outcome, readOutcome } from './outcomes.ts'

const write = (outcome: Outcome) => `${JSON.stringify(outcome)}\n`

/** Writes one line of JSON for each test: the texts of the other reporters are for people. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let isSilent = true
  for await (const event of events) {
    for (const outcome of readOutcome(event)) {
      // Groups are reported one after the other, whatever runs at the same time.
      if (outcome.result === 'ended' && isSilent) yield write({ ...outcome, result: 'empty' })
      isSilent = outcome.result === 'ended'
      yield write(outcome)
    }
  }
}
