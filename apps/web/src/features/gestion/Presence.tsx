import { presenceResource } from '@espace-adherent/contract/gestion'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../platform/query/list.ts'
import css from './gestion.module.css'
import { textes } from './textes.ts'

/** Twice within the time after which somebody has gone: one question lost hides nobody. */
const RELECTURE_MS = 30_000

type PresenceProps = {
  /** « demande », or the key of a table. */
  objet: string
  cible: string
}

/** Who else has this open. Asking says that one looks; a page in the background asks nothing. */
export function Presence({ objet, cible }: PresenceProps) {
  const { data } = useQuery({
    ...listQuery(presenceResource, { objet, cible }, { lifetime: 0 }),
    refetchInterval: RELECTURE_MS,
    meta: { libelle: presenceResource.libelle, silent: true },
  })
  const noms = data?.rows.map(({ nom }) => nom) ?? []
  return (
    <p role="status" className={css.presence} data-vide={noms.length === 0 || undefined}>
      {noms.length > 0 && (
        <>
          <IconEye size={18} stroke={1.75} aria-hidden="true" />
          {textes.presents(noms)}
        </>
      )}
    </p>
  )
}
