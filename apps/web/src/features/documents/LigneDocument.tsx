import { Button } from '@espace-adherent/ui/actions'
import { IconTile } from '@espace-adherent/ui/layout'
import { tenu } from '@espace-adherent/ui/texte/tenu.tsx'
import { IconChevronRight, IconDownload, IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type FileAsked, useSaveFile } from '../../platform/query/file.ts'
import css from './documents.module.css'
import { ouvrirDocument } from './ouvrir.tsx'
import { textes } from './textes.ts'

type LigneDocumentProps = {
  /** Its name in the list; the one in `asked` also says whose it is. */
  libelle: string
  detail: ReactNode
  asked: FileAsked
  icon?: ReactNode
  /** What a touch does when something must be chosen first; then there is no short way to keep it. */
  onOpen?: () => void
}

/** One document: a touch shows it, the arrow keeps it. */
export function LigneDocument({ libelle, detail, asked, icon, onOpen }: LigneDocumentProps) {
  const { saveFile, isSaving } = useSaveFile()
  return (
    <li className={css.ligne}>
      <button
        type="button"
        className={css.ouvrir}
        onClick={onOpen ?? (() => ouvrirDocument(asked))}
      >
        <IconTile>{icon ?? <IconFileText size={22} stroke={1.75} />}</IconTile>
        <span className="anywhere stack slim">
          <strong>
            <span className="visually-hidden">{textes.afficher}</span>
            {libelle}
          </strong>
          <span className="note tabular">{tenu(detail)}</span>
        </span>
        {onOpen && <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />}
      </button>
      {!onOpen && (
        <Button
          size="sm"
          variant="quiet"
          className={css.garder}
          busy={isSaving(asked)}
          aria-label={textes.telechargerQuoi(asked.titre)}
          title={textes.telechargerQuoi(asked.titre)}
          icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => saveFile(asked)}
        />
      )}
    </li>
  )
}
