import { conseilResource, ipidResource } from '@espace-adherent/contract/conseil'
import type { SaisieConseil } from '@espace-adherent/domain/conseil/besoins.ts'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField } from '@espace-adherent/ui/choix'
import { Champ, type Formulaire } from '@espace-adherent/ui/forms'
import { IconFileText } from '@tabler/icons-react'
import { portail } from '../../platform/portail/settings.ts'
import { ouvrirDocument } from '../documents/index.ts'
import css from './conseil.module.css'
import { textes } from './textes.ts'

type Papiers = { conseilId: string; choix: string }

/** The two papers of a choice, read without leaving the page. */
export const PapiersConseil = ({ conseilId, choix }: Papiers) => (
  <div className="cluster gap-8">
    {(
      [
        [conseilResource, textes.fiche],
        [ipidResource, textes.ipid],
      ] as const
    ).map(([resource, titre]) => (
      <Button
        key={titre}
        size="sm"
        icon={<IconFileText size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() =>
          ouvrirDocument({
            resource,
            verb: 'visionneuse',
            params: { id: `${conseilId}:${choix}` },
            titre,
          })
        }
      >
        {titre}
      </Button>
    ))}
  </div>
)

/** What is to be had in hand before one asks for new cover, and the box that says so. */
export function Remis({ form, choix }: { form: Formulaire<SaisieConseil>; choix: string }) {
  const { reglementAdresse } = portail().config
  const { conseilId } = form.watch()
  return (
    <section className={css.conseil}>
      <h3>{textes.documents}</h3>
      {choix === '' ? (
        <p className="note">{textes.choisissez}</p>
      ) : (
        <PapiersConseil conseilId={conseilId} choix={choix} />
      )}
      {reglementAdresse && (
        <a href={reglementAdresse} target="_blank" rel="noreferrer">
          {textes.reglement}
        </a>
      )}
      <Champ form={form} name="isConseilRecu">
        {(champ) => (
          <CheckboxField
            {...champ}
            label={reglementAdresse ? textes.recuAvec : textes.recu}
            required
          />
        )}
      </Champ>
    </section>
  )
}
