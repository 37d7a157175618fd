import type { Acte, ActeRecu } from '@espace-adherent/contract/actes'
import { dossierResource } from '@espace-adherent/contract/demandes'
import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { IconCircleCheck, IconDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { type FileAsked, useSaveFile } from '../../platform/query/file.ts'
import { setTabTitle } from '../../platform/routing/ScreenTitle.tsx'
import { toasts } from '../../platform/toasts/index.ts'
import { useLiens } from '../portail/index.ts'
import css from './actes.module.css'
import { textes } from './textes.ts'

const { resultat } = textes

type ResultatProps = { acte: Pick<Acte, 'libelle'>; recu: ActeRecu }

/** What has become of it: what happens now, under which reference, and how to follow it. */
export function Resultat({ acte, recu }: ResultatProps) {
  const liens = useLiens()
  const { titre, suite } = issue(recu)
  const { demande } = recu
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    setTabTitle(titre)
    toasts.arrived()
    window.scrollTo(0, 0)
    ref.current?.focus({ preventScroll: true })
  }, [titre])
  return (
    <Card className={css.resultat}>
      <IconCircleCheck size={48} stroke={1.25} aria-hidden="true" className={css.reussi} />
      <h1 ref={ref} tabIndex={-1}>
        {titre}
      </h1>
      <p className="note block">{acte.libelle}</p>
      {demande && (
        <p className={css.reference}>
          {resultat.reference}
          <strong>{demande.reference}</strong>
        </p>
      )}
      <div className={css.suite}>
        <h2>{resultat.suite}</h2>
        <p>
          {suite} {recu.isAccuseReception && resultat.email}
        </p>
      </div>
      <div className={css.choix}>
        {demande ? (
          <>
            <ButtonLink variant="primary" href={liens.demande(demande.id)}>
              {resultat.suivre}
            </ButtonLink>
            <Recepisse {...demande} />
          </>
        ) : (
          <ButtonLink href={liens.demarches()}>{resultat.autres}</ButtonLink>
        )}
      </div>
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
      busy={isSaving(asked)}
      icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => saveFile(asked)}
    >
      {resultat.recu}
    </Button>
  )
}

function issue({ demande, isModeGestionManuel, effetLe }: ActeRecu) {
  if (!demande) return { titre: resultat.deja, suite: resultat.dejaTexte }
  if (isModeGestionManuel) return { titre: resultat.recue, suite: resultat.suiteManuel }
  if (!effetLe) return { titre: resultat.faite, suite: resultat.suiteAuto }
  const jour = formatDateLongue(effetLe)
  return { titre: resultat.planifiee(jour), suite: resultat.suitePlanifiee(jour) }
}
