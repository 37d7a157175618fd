ALTER TABLE "assure" ADD COLUMN "retire_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "retire_le" timestamp with time zone;--> statement-breakpoint
-- Who is covered bears the day on which their contract, or they themselves, were withdrawn, whoever withdraws and however:
-- readers of « assure » ask nothing of two more tables.
UPDATE "assure" a SET "retire_le" = c."retire_le" FROM "contrat" c
WHERE c."client_code" = a."client_code" AND c."numero" = a."numero_contrat" AND c."retire_le" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION retrait_contrat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE assure a SET retire_le = coalesce(NEW.retire_le, p.retire_le) FROM personne p
  WHERE p.id = a.personne_id AND a.client_code = NEW.client_code AND a.numero_contrat = NEW.numero;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER retrait_contrat AFTER UPDATE OF "retire_le" ON "contrat" FOR EACH ROW
WHEN (OLD."retire_le" IS DISTINCT FROM NEW."retire_le") EXECUTE FUNCTION retrait_contrat();--> statement-breakpoint
CREATE FUNCTION retrait_personne() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE assure a SET retire_le = coalesce(c.retire_le, NEW.retire_le) FROM contrat c
  WHERE c.client_code = a.client_code AND c.numero = a.numero_contrat AND a.personne_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER retrait_personne AFTER UPDATE OF "retire_le" ON "personne" FOR EACH ROW
WHEN (OLD."retire_le" IS DISTINCT FROM NEW."retire_le") EXECUTE FUNCTION retrait_personne();--> statement-breakpoint
-- With all columns of their tables: a migration that adds one to them makes them again.
CREATE VIEW "contrat_present" AS SELECT * FROM "contrat" WHERE "retire_le" IS NULL;--> statement-breakpoint
CREATE VIEW "assure_present" AS SELECT * FROM "assure" WHERE "retire_le" IS NULL;
