import { refuse } from './refus.ts'

/** What one file may cost, whatever it claims: spending more is a refusal. */
export type Budget = { spend(amount: number): void }

export function createBudget(amount: number): Budget {
  let left = amount
  return {
    spend(spent) {
      left -= spent
      if (left < 0) refuse('demesure')
    },
  }
}
