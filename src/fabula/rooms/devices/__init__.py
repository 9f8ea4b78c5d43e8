"""Devices: what each of them is sent, and what besides to whoever leads."""
