import { BLOCS_INFORMATIONS, type CmsItem } from '@espace-adherent/contract'

const informations: readonly string[] = Object.values(BLOCS_INFORMATIONS)

type Ligne = Pick<CmsItem, 'id' | 'name' | 'title'> & {
  bloc: string
  cookie?: string | null
  jours?: number | null
  publieLe: Date | null
}

/** As it is read: a notice says its day, a message how it is silenced where that was chosen. */
export const toItem = (
  { id, title, name, bloc, cookie, jours, publieLe }: Ligne,
  content: string,
): CmsItem => ({
  id,
  title,
  content,
  name,
  ...(cookie && { cookie }),
  ...(jours && { jours }),
  ...(publieLe && informations.includes(bloc) && { le: publieLe.toISOString() }),
})
