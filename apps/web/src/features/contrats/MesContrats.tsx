import { type Contrat, contratsResource } from '@espace-adherent/contract/contrats'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { libelleContrat } from '@espace-adherent/domain/contrats'
import { Button } from '@espace-adherent/ui/actions'
import { EtatContratBadge } from '@espace-adherent/ui/contrats'
import { Card } from '@espace-adherent/ui/layout'
import { Sorties } from '../documents/index.ts'
import css from './contrats.module.css'
import { useContrats } from './contrats-context.ts'
import { textes } from './textes.ts'

/** Every contract with its state, to take away or to open. */
export function MesContrats() {
  const { contrats, courant, choose } = useContrats()
  return (
    <Card title={textes.mesContrats} actions={<Sorties resource={contratsResource} />}>
      <ul className={css.contrats}>
        {contrats.map((contrat) => (
          <li key={contrat.numeroContratIndividuel}>
            <p className={css.contrat}>
              <strong>{contrat.nomOffre}</strong>
              <span className={`${css.discret} tabular`}>
                {textes.numero(contrat.numeroContratIndividuel)} · {periode(contrat)}
              </span>
            </p>
            <EtatContratBadge etat={contrat.etat} />
            {contrat !== courant && (
              <Button
                size="sm"
                aria-label={textes.afficherContrat(libelleContrat(contrat))}
                onClick={() => choose(contrat.numeroContratIndividuel)}
              >
                {textes.afficher}
              </Button>
            )}
            {contrat === courant && contrats.length > 1 && (
              <span className={css.affiche}>{textes.affiche}</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const periode = ({ dateDebut, dateFin }: Contrat) =>
  dateFin
    ? textes.duAu(formatDate(dateDebut), formatDate(dateFin))
    : textes.depuis(formatDate(dateDebut))
