ALTER TABLE "personne" ADD COLUMN "maternite_du" date;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "maternite_au" date;--> statement-breakpoint
ALTER TABLE "ligne" ADD COLUMN "monture" integer;