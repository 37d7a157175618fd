import { editionsDeleguees, naturesDeleguees } from '@espace-adherent/domain'
import type { ContratContext } from '../context.ts'
import { regardDe } from '../perimetre.ts'
import type { Vue } from './documents.repository.ts'

/** What of the documents of a contract whoever asks may see. */
export function vueDe(context: ContratContext): Vue {
  const { visiteur, perimetre } = context
  const { delegation, qualites } = visiteur
  const regard = regardDe(context)
  if (!delegation) return { ...regard, editionsContrat: null, natures: null }
  const isAdherent = qualites[perimetre.numeroContrat] === 'adherent'
  const { domaines } = delegation
  return {
    ...regard,
    editionsContrat: isAdherent ? [...editionsDeleguees(domaines), 'courrier'].join() : null,
    natures: naturesDeleguees(domaines).join(),
  }
}
