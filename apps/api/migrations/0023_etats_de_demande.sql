-- The reference table of states had codes of its own: they become those that requests have.
delete from "referentiel" where "nom_table" = 'etat-demande' and "code" in ('BROUILLON', 'PIECE');--> statement-breakpoint
update "referentiel" r
set "code" = n.code, "libelle" = n.libelle, "ordre" = n.ordre
from (values
  ('RECUE', 'recue', 'Envoyée', 0),
  ('PRISE', 'en-cours', 'En cours', 1),
  ('ACCEPTEE', 'acceptee', 'Acceptée', 2),
  ('REFUSEE', 'refusee', 'Refusée', 3),
  ('TERMINEE', 'sans-suite', 'Sans suite', 4),
  ('ANNULEE', 'annulee', 'Annulée', 5)
) as n (ancien, code, libelle, ordre)
where r."nom_table" = 'etat-demande' and r."code" = n.ancien;
