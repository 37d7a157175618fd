import type {
  DecompteDetaille,
  prestationsResource,
  Query,
  TiersPrestation,
  Totaux,
  tiersPrestationsResource,
} from '@espace-adherent/contract'
import {
  type Curseur,
  dateAParis,
  garantiesLe,
  gestesSecret,
  isDateCalendaire,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { lireCurseur, type Page, suiteDe } from '../../platform/resources/index.ts'
import type { ContratContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import { lecteurDe, regardDe } from '../perimetre.ts'
import { findDecompte, findTiers } from './decomptes.repository.ts'
import { explicationDe } from './explication.ts'
import { libelleActe, toRemboursement } from './ligne.ts'

const place = z.tuple([z.string().refine(isDateCalendaire), z.int().min(0)])

/** The place of a list of lines, payments or statements: all are ordered by date, then by number. */
export function curseurDe(apres: string | undefined): Curseur | null {
  const lu = lireCurseur(apres, place)
  return lu && { date: lu[0], id: lu[1] }
}

/** An identifier that we could have given, or null. */
export const lireId = (texte: string): number | null =>
  /^\d{1,15}$/.test(texte) ? Number(texte) : null

/** One statement with its lines, and why each amount is what it is. */
export const prestationsSource = {
  async list(
    context: ContratContext,
    { id }: Query<typeof prestationsResource>,
  ): Promise<DecompteDetaille[]> {
    const numero = lireId(id)
    const lu = numero && (await findDecompte(context.db, regardDe(context), numero))
    if (!lu) return refuse(context, 'prestation', id)
    const { personneId, dateNaissance, garanties, renforts, anciennes, ...reste } = lu
    const { codeRegime, maternite, exoneration, corrections, ...decompte } = reste
    const patient = {
      dateNaissance,
      codeRegime: codeRegime ?? null,
      maternite: maternite ?? null,
      exoneration: exoneration ?? null,
      corrections: corrections ?? [],
    }
    const lignes = decompte.lignes.map((ligne) => ({
      ...toRemboursement(ligne),
      motifRejet: ligne.motifRejet,
      explication: explicationDe(ligne, {
        ...patient,
        garanties: garantiesLe({ garanties, renforts, anciennes }, ligne.dateSoins),
      }),
    }))
    const soignee = { id: personneId, dateNaissance, isAccord: false }
    const gestes = gestesSecret(soignee, lecteurDe(context), dateAParis(context.now))
    return [{ ...decompte, ...gestes, totaux: additionner(lignes), lignes }]
  },
}

function additionner(lignes: readonly Totaux[]): Totaux {
  const somme = (part: keyof Totaux) => lignes.reduce((total, ligne) => total + ligne[part], 0)
  return { depense: somme('depense'), ro: somme('ro'), rc: somme('rc'), reste: somme('reste') }
}

/** What professionals were paid in the member's place. */
export const tiersPrestationsSource = {
  async list(
    context: ContratContext,
    { apres, taille }: Query<typeof tiersPrestationsResource>,
  ): Promise<Page<TiersPrestation>> {
    const { items, total } = await findTiers(
      context.db,
      regardDe(context),
      curseurDe(apres),
      taille,
    )
    return {
      items: items.map(({ codes, ...tiers }) => ({
        ...tiers,
        actes: codes.map(libelleActe),
      })),
      total,
      suite: suiteDe(items, taille, ({ date, decompteId }) => [date, decompteId]),
    }
  },
}
