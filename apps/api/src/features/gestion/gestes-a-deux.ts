import type { Gestion, LigneGestion } from '@espace-adherent/contract'
import type { Ecriture } from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { avisAttendu, decider, demander, type Sujet } from '../accords/a-deux/index.ts'
import type { Nouvelle, Qui } from '../nouvelles/index.ts'
import type { Demande, GesteADeux, Suite } from './gere-gestes.ts'
import { textes } from './textes.ts'

/** Of what a second person is asked: this gesture, with this row. */
const sujetDe = ({ objet }: Gestion, { context, nom, corps }: Demande): Sujet => ({
  clientCode: context.client.code,
  objet: objet as Sujet['objet'],
  cible: corps.id,
  geste: nom,
})

/** Waits from now on, as the row stands now: those who may decide are written to. */
export async function attendre(
  e: Ecriture<Qui>,
  gestion: Gestion,
  demande: Demande,
  { revision, ...ligne }: LigneGestion,
): Promise<NonNullable<Nouvelle['messages']>> {
  const { context, nom, corps } = demande
  const { motif = null } = corps.saisie as { motif?: string }
  await demander(e, context, sujetDe(gestion, demande), { revision, motif })
  const titre = gestion.champs[gestion.titre]
  const quoi = gestion.gestes?.[nom]?.accord?.demande ?? ''
  const droit = gestion.droits.geste?.backoffice
  return droit
    ? avisAttendu(e, context, {
        droit,
        quoi: titre?.isPersonnel ? quoi : textes.attendu(quoi, String(ligne[gestion.titre])),
      })
    : []
}

/** What the second of two makes of it: done as it was asked for, of the row as it was, or nothing. */
export const decision =
  (gestion: Gestion, demande: Demande, { fait, refus }: GesteADeux): Suite =>
  async (e, ligne, saisie, context, outils) => {
    const { isDonne } = saisie as { isDonne: boolean }
    const { motif, demandeParId, revision } = await decider(
      e,
      context,
      sujetDe(gestion, demande),
      isDonne,
    )
    if (isDonne && revision !== null && revision !== demande.corps.revision)
      throw new AppError('Conflict', textes.changeDepuis)
    return (isDonne ? fait : refus)(e, ligne, { motif, demandeParId }, context, outils)
  }
