import type { Gestion, LigneGestion } from '@espace-adherent/contract/gestion'

/** Since when, or from when on, and which version where it is one of several. */
type Moment = { le: string; version: number | null }

export type Publie = {
  depuis: Moment | null
  prevue: Moment | null
  /** What stands in the row is not what is public. */
  isAttendue: boolean
  isProgrammable: boolean
}

const momentDe = (le: unknown, version: unknown = null): Moment | null =>
  typeof le === 'string' ? { le, version: version as number | null } : null

/** What is public of a row: the row itself from its day on, or one of its versions. */
export function lirePublication(gestion: Gestion, ligne: LigneGestion): Publie {
  if (gestion.publication) {
    const moment = momentDe(ligne[gestion.publication.le])
    const isAVenir = moment !== null && new Date(moment.le) > new Date()
    return {
      depuis: isAVenir ? null : moment,
      prevue: isAVenir ? moment : null,
      isAttendue: moment === null,
      isProgrammable: true,
    }
  }
  const { publieLe, publieeRevision, programmeeLe, programmeeRevision } = ligne
  return {
    depuis: momentDe(publieLe, publieeRevision),
    prevue: momentDe(programmeeLe, programmeeRevision),
    isAttendue: publieeRevision !== ligne.revision,
    isProgrammable: gestion.versions?.isProgrammable === true,
  }
}

export const isPubliable = ({ publication, versions }: Gestion): boolean =>
  publication !== undefined || versions?.mode === 'brouillon'
