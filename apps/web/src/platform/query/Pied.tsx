import { Button } from '@espace-adherent/ui/actions'
import css from './lecture.module.css'
import { textesListes } from './textes-listes.ts'

/** Apart from the texts that every visitor loads. */
const SUITE_NON_IMPRIMEE =
  'La liste continue. Pour l’avoir entière sur papier, choisissez «\u00a0Afficher la suite\u00a0» jusqu’au bout avant d’imprimer.'

type Pagee = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

/**
 * The button for more rows; on paper, a sentence that there are more; nothing at the end of the
 * list.
 */
export const Suite = ({ lecture }: { lecture: Pagee }) =>
  lecture.hasNextPage && (
    <>
      <Button busy={lecture.isFetchingNextPage} onClick={() => void lecture.fetchNextPage()}>
        {textesListes.suite}
      </Button>
      <p className={css.surPapier}>{SUITE_NON_IMPRIMEE}</p>
    </>
  )

type PiedProps = {
  lecture: Pagee & { data: { pages: { rows: unknown[] }[] } | undefined }
  total: number
  /** Past this number rows are not counted. */
  compteesMax?: number
}

/** How far a paged list was read, and the way on. */
export function Pied({ lecture, total, compteesMax = Number.MAX_SAFE_INTEGER }: PiedProps) {
  const montres = lecture.data?.pages.reduce((nombre, { rows }) => nombre + rows.length, 0) ?? 0
  return (
    <div className={css.pied}>
      <p className="tabular">
        {total > compteesMax
          ? textesListes.montresSurPlusDe(montres, compteesMax)
          : textesListes.montresSur(montres, total)}
      </p>
      <Suite lecture={lecture} />
    </div>
  )
}
