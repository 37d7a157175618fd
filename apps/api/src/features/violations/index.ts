import { type Modification, violationsGestion } from '@espace-adherent/contract'
import { echeanceCnil } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { gere } from '../gestion/index.ts'
import { defineSlice } from '../slice.ts'
import { createInformer, type InformerDeps } from './informer.ts'
import { violationsMots } from './mots.ts'
import { createViolationsSources } from './source.ts'
import { textes } from './textes.ts'
import { findViolation } from './violations.repository.ts'
import { violation } from './violations.schema.ts'

const tenues = gere(violationsGestion, {
  table: violation,
  cle: violation.id,
  part: ({ client }) => ({ clientCode: client.code }),
  derive: ({ constateLe }) =>
    typeof constateLe === 'string'
      ? { cnilAvant: echeanceCnil(new Date(constateLe)).toISOString() }
      : {},
})

/** What was consented to: it no longer changes. */
const FIGES = ['debut', 'fin', 'auteur', 'adresse', 'objet', 'decision', 'message'] as const

type Saisie = Partial<Record<keyof (typeof violationsGestion)['champs'], unknown>>

function check(saisie: Saisie, now: Date): void {
  const fautes: Record<string, string> = {}
  const { debut, fin, constateLe, decision, motifDecision } = saisie
  if (typeof debut === 'string' && typeof fin === 'string' && new Date(fin) < new Date(debut))
    fautes.fin = textes.finAvantDebut
  if (typeof constateLe === 'string' && new Date(constateLe) > now)
    fautes.constateLe = textes.constateFutur
  if (decision === 'ne-pas-informer' && !motifDecision) fautes.motifDecision = textes.motifRequis
  if (Object.keys(fautes).length > 0) throw new AppError('BadRequest', undefined, fautes)
}

/** The register: what was typed is checked as a whole, with what stands already. */
const violationsTenues: typeof tenues = {
  ...tenues,
  async create(context: StaffContext, data: unknown) {
    check(data as Saisie, context.now)
    return tenues.create(context, data)
  },
  async update(context: StaffContext, data: unknown) {
    const { id, valeurs } = data as Modification
    const actuelle = await findViolation(context.db, context.client.code, id)
    if (!actuelle) throw new AppError('NotFound')
    if (actuelle.etatInformation !== 'brouillon') {
      const touche = FIGES.find((nom) => nom in valeurs)
      if (touche) throw new AppError('BadRequest', undefined, { [touche]: textes.fige })
    }
    const ditEn = ({ debut, fin, constateLe, ...reste }: typeof actuelle): Saisie => ({
      ...reste,
      debut: debut.toISOString(),
      fin: fin.toISOString(),
      constateLe: constateLe.toISOString(),
    })
    check({ ...ditEn(actuelle), ...valeurs }, context.now)
    return tenues.update(context, data)
  },
}

/** Breaches of data: the register, who was touched, the clock of the authority, and telling people. */
export const violationsSlice = defineSlice({
  nom: 'violations',
  mots: violationsMots,
  gestions: [violationsTenues],
  sources: (deps: InformerDeps) => createViolationsSources(deps),
  jobs: (deps: InformerDeps) => createInformer(deps),
})
