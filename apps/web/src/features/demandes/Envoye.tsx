import { type Dossier, dossierResource, preuveResource } from '@espace-adherent/contract/demandes'
import { Button } from '@espace-adherent/ui/actions'
import { IconDownload, IconSignature, IconX } from '@tabler/icons-react'
import { type FileAsked, useSaveFile } from '../../platform/query/file.ts'
import { Lignes } from '../actes/index.ts'
import { ouvrirDocument } from '../documents/index.ts'
import css from './dossier.module.css'
import { SousTitre } from './SousTitre.tsx'
import { textes } from './textes.ts'
import { confirmAnnulation } from './useAnnulation.tsx'
import type { useGeste } from './useGeste.ts'

type EnvoyeProps = { dossier: Dossier; suivi: ReturnType<typeof useGeste> }

/** What was asked for, on screen and on paper; and the way to take it back while one may. */
export function Envoye({ dossier, suivi }: EnvoyeProps) {
  const { saveFile, isSaving } = useSaveFile()
  const recepisse: FileAsked = {
    resource: dossierResource,
    verb: 'print',
    params: { id: dossier.id },
    titre: textes.recepisse(dossier.reference),
  }
  const annuler = () =>
    // Refused because it moved meanwhile, the panel says it: the question is answered.
    confirmAnnulation(async () => {
      await suivi.faire({ geste: 'annuler' }, textes.annulee)
    })
  return (
    <section className={css.envoye}>
      <SousTitre>{textes.envoye}</SousTitre>
      <Lignes lignes={dossier.lignes} />
      <div className="cluster between gap-16 mt-16 top">
        <Button
          busy={isSaving(recepisse)}
          icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => saveFile(recepisse)}
        >
          {textes.telecharger}
        </Button>
        {dossier.signeeLe && (
          <Button
            icon={<IconSignature size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() =>
              ouvrirDocument({
                resource: preuveResource,
                verb: 'visionneuse',
                params: { id: dossier.id },
                titre: textes.preuveTitre,
              })
            }
          >
            {textes.preuve}
          </Button>
        )}
        {dossier.peutAnnuler && (
          <span className={css.annuler}>
            <Button
              variant="quiet"
              icon={<IconX size={20} stroke={1.75} aria-hidden="true" />}
              busy={suivi.isBusy}
              onClick={annuler}
            >
              {textes.annuler}
            </Button>
            <span className="note block">{textes.annulable}</span>
          </span>
        )}
      </div>
    </section>
  )
}
