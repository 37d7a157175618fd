import type { Remboursement, SyntheseRemboursements } from '@espace-adherent/contract'
import { familles } from '@espace-adherent/domain'
import { type Page, suiteDe } from '../../platform/resources/index.ts'
import type { ContratContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import { isClaire, type Regard, regardDe } from '../perimetre.ts'
import {
  attenteSurPapier,
  confidentielsSurPapier,
  filtresSurPapier,
  titulaireDuPapier,
} from './entete.ts'
import { type Demande, filtresDe, narrowTo } from './filtres.ts'
import { familleActe, toRemboursement } from './ligne.ts'
import { findPage, findSuite, type PageLignes } from './lignes.repository.ts'
import { placeDe } from './ordre.repository.ts'

type PageRemboursements = Page<Remboursement> & { synthese: SyntheseRemboursements }

/** Few enough to be forgotten at once, many enough not to ask too often. */
const LOT = 500

/** The lines of the current contract that whoever asks may see. */
export const remboursementsSource = {
  async list(context: ContratContext, demande: Demande): Promise<PageRemboursements> {
    const filtres = filtresDe(demande)
    const visible = regardDe(context)
    const regard = await narrowTo(context, visible, demande.personne)
    const { taille } = demande
    const page = await findPage(context.db, regard, filtres, triDe(demande), taille)
    if (demande.personne !== undefined && !page.personnes.some(({ id }) => id === demande.personne))
      return refuse(context, 'personne', demande.personne)
    return {
      items: page.lignes.map(toRemboursement),
      total: page.total,
      suite: suiteDe(page.lignes, taille, ({ place, id }) => [place, id]),
      synthese: toSynthese(page, visible),
    }
  },

  async entete(context: ContratContext, demande: Demande): Promise<string[]> {
    const { synthese } = await remboursementsSource.list(context, { ...demande, taille: 1 })
    const seul = synthese.personnes.find(({ id }) => id === demande.personne)
    return [
      await titulaireDuPapier(context),
      filtresSurPapier(demande, seul?.prenom ?? null, context.now),
      ...attenteSurPapier(synthese.totaux.attente),
      ...confidentielsSurPapier(synthese.confidentiels),
    ]
  },

  async *rows(context: ContratContext, demande: Demande): AsyncGenerator<Remboursement> {
    // The first page says whether the person asked for is theirs.
    const { items } = await remboursementsSource.list(context, { ...demande, taille: 1 })
    if (items.length === 0) return
    const filtres = filtresDe(demande)
    const regard = await narrowTo(context, regardDe(context), demande.personne)
    let tri = triDe(demande)
    for (;;) {
      const lot = await findSuite(context.db, regard, filtres, tri, LOT)
      for (const lue of lot) yield toRemboursement(lue)
      const derniere = lot.at(-1)
      if (lot.length < LOT || !derniere) return
      tri = { ...tri, apres: [derniere.place, derniere.id] }
    }
  },
}

const triDe = ({ tri, sens, apres }: Demande) => ({ tri, sens, apres: placeDe(tri, apres) })

function toSynthese(page: PageLignes, visible: Regard): SyntheseRemboursements {
  return {
    totaux: page.totaux,
    parMois: page.parMois,
    parFamille: familles
      .map((famille) => sommeFamille(page, famille))
      .filter(({ depense }) => depense > 0),
    confidentiels: page.confidentiels,
    personnes: page.personnes
      .filter(({ id }) => visible.personneId === null || visible.personneId === id)
      .map((une) => ({ ...une, isConfidentiel: !isClaire(visible, une.id) })),
  }
}

function sommeFamille({ parActe }: PageLignes, famille: (typeof familles)[number]) {
  const somme = { famille, depense: 0, ro: 0, rc: 0, reste: 0, attente: 0 }
  for (const acte of parActe) {
    if (familleActe(acte.codeActe) !== famille) continue
    somme.depense += acte.depense
    somme.ro += acte.ro
    somme.rc += acte.rc
    somme.reste += acte.reste
    somme.attente += acte.attente
  }
  return somme
}
