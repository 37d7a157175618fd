import type {
  Paiement,
  paiementsResource,
  Query,
  SynthesePaiements,
} from '@espace-adherent/contract'
import { type Page, suiteDe } from '../../platform/resources/index.ts'
import type { ContratContext, Position } from '../context.ts'
import { refuse } from '../historique/index.ts'
import { regardDe } from '../perimetre.ts'
import { titulaireDuPapier } from './entete.ts'
import { libelleActe } from './ligne.ts'
import { findPaiements, type PaiementLu } from './paiements.repository.ts'
import { curseurDe, lireId } from './prestations.source.ts'

type PagePaiements = Page<Paiement> & { synthese: SynthesePaiements }
type Demande = Query<typeof paiementsResource>

const LOT = 100

/** The transfers that the member received, each with the lines that it groups. */
export const paiementsSource = {
  async list(context: ContratContext, demande: Demande): Promise<PagePaiements> {
    const { recherche, apres, taille } = demande
    const id = demande.id === undefined ? null : lireId(demande.id)
    if (demande.id !== undefined && id === null) return refuse(context, 'paiement', demande.id)
    const regard = regardDe(context)
    const { items, total, confidentiels } = await findPaiements(context.db, regard, {
      id,
      recherche,
      apres: curseurDe(apres),
      taille,
    })
    if (demande.id !== undefined && items.length === 0)
      return refuse(context, 'paiement', demande.id)
    const lecteur = context.perimetre
    return {
      items: items.map((lu) => toPaiement(lu, lecteur)),
      total,
      suite: suiteDe(items, taille, ({ date, id }) => [date, id]),
      synthese: { confidentiels },
    }
  },

  async entete(context: ContratContext, { recherche }: Demande): Promise<string[]> {
    const titulaire = await titulaireDuPapier(context)
    return recherche ? [titulaire, `«\u00a0${recherche}\u00a0»`] : [titulaire]
  },

  async *rows(context: ContratContext, demande: Demande): AsyncGenerator<Paiement> {
    let apres = demande.apres
    for (;;) {
      const { items, suite } = await paiementsSource.list(context, {
        ...demande,
        apres,
        taille: LOT,
      })
      yield* items
      if (!suite) return
      apres = suite
    }
  },
}

/** An account is seen by whoever is paid on it: the adherent, or a beneficiary on their own; the others learn whose it is. */
function toPaiement(
  { lignes, ibanMasque, titulaire, ...paiement }: PaiementLu,
  { personneId, qualite }: Position,
): Paiement {
  const isVu = titulaire === null ? qualite === 'adherent' : titulaire.id === personneId
  return {
    ...paiement,
    ibanMasque: isVu ? ibanMasque : null,
    titulaire: titulaire && titulaire.id !== personneId ? titulaire.prenom : null,
    montant: lignes.reduce((somme, { montant }) => somme + montant, 0),
    lignes: lignes.map(({ codeActe, ...ligne }) => ({ ...ligne, libelle: libelleActe(codeActe) })),
  }
}
