import { CarteCourte } from '../../features/carte-tp/CarteCourte.tsx'
import { useContrats } from '../../features/contrats/index.ts'
import { MesCourriers, MesDocuments, MesEditions } from '../../features/documents/index.ts'
import { Colonnes } from '../../features/portail/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useIsOuvert } from '../../platform/session/current-user.ts'
import css from './membre.module.css'
import { textes } from './textes.ts'

export default function DocumentsScreen({ search }: ScreenProps) {
  const isCarteOuverte = useIsOuvert('carte')
  const { dateDebut } = useContrats().courant
  return (
    <>
      <ScreenTitle lead={textes.documentsIntro}>{textes.titres.documents}</ScreenTitle>
      <Colonnes>
        <div className="wide">
          <MesEditions />
        </div>
        <div className={css.column}>
          <MesDocuments depuis={Number(dateDebut.slice(0, 4))} search={search} />
        </div>
        <div className={css.column}>
          {isCarteOuverte && <CarteCourte />}
          <MesCourriers search={search} />
        </div>
      </Colonnes>
    </>
  )
}
