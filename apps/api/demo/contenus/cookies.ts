import { cookies as cookiesDuPortail } from '../../src/installer/contenus/cookies.ts'
import type { Organisme } from './types.ts'

export const cookies = ({ espace, delegue }: Organisme) =>
  cookiesDuPortail({
    espace,
    question: `Notre déléguée à la protection des données vous répond à
     <a href="mailto:${delegue}">${delegue}</a>.`,
  })
