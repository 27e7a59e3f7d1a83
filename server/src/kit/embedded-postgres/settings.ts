/**
 * One office on one small machine: little memory, few processes, nothing lost once it is acknowledged.
 * Given on the command line, so that a new release changes them for existing data too.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  superuser_reserved_connections: 3,
  // A restore drops and makes the whole schema in one transaction; the places for locks are taken at the start.
  max_locks_per_transaction: 128,
  max_pred_locks_per_transaction: 10,

  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'minimal',
  max_wal_senders: 0,
  min_wal_size: '32MB',
  max_wal_size: '256MB',

  // Whatever is not in here is in the memory of the operating system, once.
  shared_buffers: '8MB',
  wal_buffers: '1MB',
  work_mem: '8MB',
  maintenance_work_mem: '32MB',
  huge_pages: 'off',
  // The default of 18 keeps three more processes for reading ahead.
  io_method: 'sync',
  io_max_concurrency: 1,
  max_worker_processes: 0,
  max_parallel_workers: 0,
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  max_logical_replication_workers: 0,
  autovacuum: 'on',
  autovacuum_worker_slots: 2,
  autovacuum_max_workers: 2,

  jit: 'off',
  random_page_cost: 1.1,
  timezone: 'UTC',

  log_timezone: 'UTC',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // Statements that fail carry names and dates of people; they are the application's to report.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

export function settingsAsArguments(port: number): string[] {
  return Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
