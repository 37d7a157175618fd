ALTER TABLE "personne" ADD COLUMN "code_regime" text;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "code_situation_familiale" text;--> statement-breakpoint
ALTER TABLE "personne" ADD COLUMN "employeur" text;