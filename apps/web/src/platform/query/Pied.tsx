import { Button } from '@espace-adherent/ui/actions'
import css from './lecture.module.css'
import { textesListes } from './textes-listes.ts'
import { SUITE_NON_IMPRIMEE } from './textes-pied.ts'

type Pagee = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

/** The way further in a list by pages, and on paper that there is more; nothing at its end. */
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
  /** Beyond this many, rows are not counted. */
  compteesMax?: number
}

/** How far one has read of a list by pages, and the way further. */
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
