/** Advisory locks are one space for all who use the database: this number keeps ours apart. */
export const ADVISORY_SPACE = 0x67_61_74_65;
export const MIGRATION_LOCK = 1;
export const PARTITION_LOCK = 2;
export const CELL_LOCK = 3;
export const FAILURE_WATCH_LOCK = 4;
