import { CarteCourte } from '../../features/carte-tp/index.ts'
import { MesCourriers, MesDocuments, MesEditions } from '../../features/documents/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { textes } from './textes.ts'

export default function DocumentsScreen() {
  return (
    <>
      <ScreenTitle lead={textes.documentsIntro}>{textes.titres.documents}</ScreenTitle>
      <div className={css.grid}>
        <div className={css.wide}>
          <MesEditions />
        </div>
        <div className={css.column}>
          <MesDocuments />
        </div>
        <div className={css.column}>
          <CarteCourte />
          <MesCourriers />
        </div>
      </div>
    </>
  )
}
