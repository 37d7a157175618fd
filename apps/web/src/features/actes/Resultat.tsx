import type { Acte, ActeRecu, DemarcheOfferte } from '@espace-adherent/contract/actes'
import { dossierResource } from '@espace-adherent/contract/demandes'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { type FileAsked, useSaveFile } from '../../platform/query/file.ts'
import { setTabTitle } from '../../platform/routing/ScreenTitle.tsx'
import { toasts } from '../../platform/toasts/index.ts'
import { useLiens } from '../portail/index.ts'
import css from './actes.module.css'
import { BoutonSuite, Suite } from './suite/index.ts'
import { textes } from './textes.ts'

const { resultat } = textes

type ResultatProps = {
  acte: Pick<Acte, 'libelle'>
  recu: ActeRecu
  delai: DemarcheOfferte['delai']
}

/** What has come of it: the news, what was obtained, the one thing to do; its reference and its receipt last. */
export function Resultat({ acte, recu, delai }: ResultatProps) {
  const liens = useLiens()
  const { demande, suite } = recu
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    setTabTitle(suite.titre)
    toasts.arrived()
    window.scrollTo(0, 0)
    ref.current?.focus({ preventScroll: true })
  }, [suite.titre])
  const titre = (
    <h1 ref={ref} tabIndex={-1}>
      {suite.titre}
    </h1>
  )
  return (
    <Card className={css.resultat}>
      <Suite suite={suite} quoi={acte.libelle} titre={titre} />
      {demande && recu.isModeGestionManuel && delai && (
        <p className="note block">{textes.delai(delai.median, delai.huitSurDix)}</p>
      )}
      <div className={css.choix}>
        <BoutonSuite suite={suite} id={demande?.id ?? null} />
        {demande && suite.bouton?.vers && (
          <ButtonLink variant="quiet" href={liens.demande(demande.id)}>
            {resultat.suivre}
          </ButtonLink>
        )}
      </div>
      {demande && (
        <div className={css.reference}>
          <p>
            {resultat.reference(demande.reference)} {recu.isAccuseReception && resultat.email}
          </p>
          <Recepisse {...demande} />
        </div>
      )}
    </Card>
  )
}

/** The acknowledgement, on paper. */
function Recepisse({ id, reference }: { id: string; reference: string }) {
  const { saveFile, isSaving } = useSaveFile()
  const asked: FileAsked = {
    resource: dossierResource,
    verb: 'print',
    params: { id },
    titre: resultat.titreRecu(reference),
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      busy={isSaving(asked)}
      icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => saveFile(asked)}
    >
      {resultat.recu}
    </Button>
  )
}
