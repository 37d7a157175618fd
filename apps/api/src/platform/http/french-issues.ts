import { denombre } from '@espace-adherent/domain'
import { z } from 'zod'

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0]

const OBLIGATOIRE = 'Cette information est obligatoire'

const isVide = (input: unknown) => input === undefined || input === null

/** What a person reads under a field when its schema says nothing more precise. */
export function frenchIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isVide(issue.input) ? OBLIGATOIRE : 'Cette information n’a pas la forme attendue'
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return OBLIGATOIRE
      return issue.origin === 'string'
        ? `${denombre(Number(issue.minimum), 'caractère')} au minimum`
        : `La valeur minimale est ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'string'
        ? `${denombre(Number(issue.maximum), 'caractère')} au maximum`
        : `La valeur maximale est ${issue.maximum}`
    case 'invalid_value':
      // Nothing was chosen: that is not a wrong choice.
      return isVide(issue.input) ? OBLIGATOIRE : 'Cette valeur n’est pas proposée'
    case 'unrecognized_keys':
      return 'Cette information n’est pas attendue'
    default:
      return 'Cette information n’a pas la forme attendue'
  }
}

/** Zod speaks English by itself, and its French is clumsy. */
export const speakFrench = () => z.config({ customError: frenchIssue })
